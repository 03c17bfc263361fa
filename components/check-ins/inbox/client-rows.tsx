import type { ReactNode } from "react";

type ClientSectionProps = { title: string; hint?: string; children: ReactNode };

export function ClientSection({ title, hint, children }: ClientSectionProps) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="font-strong text-lg">{title}</h2>
      {hint && <p className="text-muted-foreground text-sm">{hint}</p>}
      <ul className="mt-2">{children}</ul>
    </section>
  );
}

type ClientRowProps = {
  name: ReactNode;
  text: string;
  action: ReactNode;
};

export function ClientRow({ name, text, action }: ClientRowProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-b py-2.5">
      <div className="min-w-0 flex-1 basis-32">
        <p className="break-words font-strong">{name}</p>
        <p className="break-words text-muted-foreground text-sm">{text}</p>
      </div>
      {action}
    </li>
  );
}
