import { UserRound } from "lucide-react";
import { DeleteButton } from "@/components/admin/deletions/deletion-dialogs";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { PhotoFrame } from "@/components/ui/photo-frame";
import type { AdminClient } from "@/lib/admin/console/schema";
import { useUnits } from "@/lib/platform/browser/use-units";
import { thumbnailUrl } from "@/lib/text/addresses";
import { counted, formatTenth, grouped } from "@/lib/text/numbers";

type ClientRowProps = {
  client: AdminClient;
  deleting: boolean;
  onShow: () => void;
  onDelete: () => void;
};

const COLUMNS =
  "grid grid-cols-[42px_minmax(0,1fr)_auto_44px] items-center gap-x-2 lg:grid-cols-[56px_minmax(0,1fr)_150px_150px_110px_110px_48px] lg:gap-x-0";

export function ClientRow({ client, deleting, onShow, onDelete }: ClientRowProps) {
  const units = useUnits();
  const weights = { from: units.weightOf(client.weight), to: units.weightOf(client.targetWeight) };
  const { name, isSample, transformationUrls, transformationCount } = client;
  return (
    <li
      className={cn(
        COLUMNS,
        "relative min-h-15 py-1.5 pr-1 pl-3 hover:bg-accent/50 lg:pl-3.5",
        "not-first:before:absolute not-first:before:top-0 not-first:before:right-3.5 not-first:before:left-[54px] not-first:before:h-px not-first:before:bg-border lg:not-first:before:left-[70px]",
      )}
    >
      <Thumbnail src={transformationUrls.at(-1)} />
      <div className="min-w-0">
        <button
          type="button"
          onClick={onShow}
          className="max-w-full break-words text-left font-strong covers-card"
        >
          {name}
        </button>
        {isSample && <Badge className="ml-2">Sample</Badge>}
        <p className="flex flex-wrap gap-x-3 text-sm lg:hidden">
          <Course {...weights} unit={` ${units.weightUnit}`} />
          <Course from={client.bodyFat} to={client.targetBodyFat} unit="%" />
        </p>
      </div>
      <span className="hidden lg:block">
        <Course {...weights} unit={` ${units.weightUnit}`} />
      </span>
      <span className="hidden lg:block">
        <Course from={client.bodyFat} to={client.targetBodyFat} unit="%" />
      </span>
      <span className="hidden text-muted-foreground lg:block">
        {transformationCount > 0 ? counted(transformationCount, "image") : "No images"}
      </span>
      {transformationUrls.length > 0 ? (
        <Badge kind="complete" className="justify-self-start">
          Complete
        </Badge>
      ) : (
        <Badge kind="pending" className="justify-self-start">
          Pending
        </Badge>
      )}
      <DeleteButton label={`Delete client ${name}`} pending={deleting} onClick={onDelete} />
    </li>
  );
}

type CourseProps = { from: number; to: number; unit: string };

function Course({ from, to, unit }: CourseProps) {
  return (
    <span className="whitespace-nowrap font-label">
      {format(from, unit)}
      <span aria-hidden className="mx-1 text-muted-foreground">
        →
      </span>
      <span className="sr-only">to</span>
      <span className="text-forecast">{`${format(to, unit)}${unit}`}</span>
    </span>
  );
}

/** Body fat always shows its tenth, weight only when it is not 0. */
function format(value: number, unit: string): string {
  return unit === "%" ? formatTenth(value) : grouped(value, 1);
}

/** Shows the newest image at the target, never a photo: admins do not see photos here. */
function Thumbnail({ src }: { src: string | undefined }) {
  if (src)
    return (
      <PhotoFrame kind="forecast" tag="none" src={thumbnailUrl(src)} alt="" className="w-7 rounded-[5px]" />
    );
  return (
    <span className="grid aspect-[9/16] w-7 place-items-center rounded-[5px] border-[1.5px] text-muted-foreground">
      <UserRound aria-hidden className="size-3.5" />
    </span>
  );
}
