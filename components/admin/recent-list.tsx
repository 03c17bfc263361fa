import { dayOf } from "@/lib/admin/wording";

type RecentListProps = {
  title: string;
  empty: string;
  rows: { id: string; name: string; note?: string; createdAt: string }[];
  onOpen: (row: { id: string; name: string }) => void;
};

/** Who was added last, newest first. */
export function RecentList({ title, empty, rows, onOpen }: RecentListProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-1 font-strong text-lg">{title}</h2>
      {rows.length === 0 && <p className="py-3 text-muted-foreground text-sm">{empty}</p>}
      <ul>
        {rows.map(({ id, name, note, createdAt }) => (
          <li
            key={id}
            className="relative flex min-h-13 items-center justify-between gap-3.5 border-b py-2 hover:bg-accent/50"
          >
            <p className="min-w-0 break-words">
              <button
                type="button"
                onClick={() => onOpen({ id, name })}
                className="text-left font-strong after:absolute after:inset-0 after:content-['']"
              >
                {name}
              </button>
              {note && <span className="text-muted-foreground text-sm"> {note}</span>}
            </p>
            <time dateTime={createdAt} className="shrink-0 text-muted-foreground text-sm">
              {dayOf(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
