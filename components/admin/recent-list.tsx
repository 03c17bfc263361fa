import { dayOf } from "@/lib/admin/wording";

type RecentListProps = {
  title: string;
  empty: string;
  rows: { id: string; name: string; note?: string; createdAt: string }[];
};

/** Who was added last, newest first. */
export function RecentList({ title, empty, rows }: RecentListProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-1 font-strong text-lg">{title}</h2>
      {rows.length === 0 && <p className="py-3 text-muted-foreground text-sm">{empty}</p>}
      <ul>
        {rows.map(({ id, name, note, createdAt }) => (
          <li key={id} className="flex min-h-13 items-center justify-between gap-3.5 border-b py-2">
            <p className="min-w-0 break-words">
              <span className="font-strong">{name}</span>
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
