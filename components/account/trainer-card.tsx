import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { initialsOf } from "@/lib/text/names";
import { accountTexts } from "./texts";

type TrainerCardProps = { trainer: { name: string; email: string; isAdmin: boolean } };

export function TrainerCard({ trainer }: TrainerCardProps) {
  const { name, email, isAdmin } = trainer;
  return (
    <div className="flex items-center gap-3.5 pt-1.5">
      <Avatar className="size-15 text-[1.25rem]">{initialsOf(name)}</Avatar>
      <div className="min-w-0 flex-1">
        <h1 className="type-display break-words text-xl">{name}</h1>
        <p className="break-words text-muted-foreground text-sm">{email}</p>
      </div>
      <Badge kind={isAdmin ? "admin" : "neutral"} className="mt-1 self-start">
        {isAdmin ? accountTexts.admin : accountTexts.trainer}
      </Badge>
    </div>
  );
}
