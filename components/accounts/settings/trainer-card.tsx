"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { initialsOf } from "@/lib/text/names";
import { ChangeNameForm } from "./change-name-form";
import { accountTexts } from "./texts";

type TrainerCardProps = { trainer: { name: string; email: string; isAdmin: boolean } };

export function TrainerCard({ trainer }: TrainerCardProps) {
  const { name, email, isAdmin } = trainer;
  const [isNaming, setNaming] = useState(false);
  return (
    <div className="pt-1.5">
      <div className="flex items-center gap-3.5">
        <Avatar className="size-15 text-[1.25rem]">{initialsOf(name)}</Avatar>
        <div className="min-w-0 flex-1">
          <h1 className="type-display break-words text-xl">{name}</h1>
          <p className="break-words text-muted-foreground text-sm">{email}</p>
        </div>
        <div className="flex flex-col items-end self-start pt-1">
          <Badge kind={isAdmin ? "admin" : "neutral"}>
            {isAdmin ? accountTexts.admin : accountTexts.trainer}
          </Badge>
          {!isNaming && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={accountTexts.changeName}
              title={accountTexts.changeName}
              className="-mr-2.5 text-muted-foreground"
              onClick={() => setNaming(true)}
            >
              <Pencil aria-hidden />
            </Button>
          )}
        </div>
      </div>
      {isNaming && <ChangeNameForm name={name} onClose={() => setNaming(false)} />}
    </div>
  );
}
