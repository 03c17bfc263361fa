import type { ComponentProps } from "react";

/** A file to keep. Its name carries the day that it is where it is asked for, which only the browser knows. */
export function DownloadLink({ href, onClick, ...props }: ComponentProps<"a"> & { href: string }) {
  return (
    <a
      {...props}
      href={href}
      download
      onClick={(event) => {
        // A menu that the link stands in closes by this.
        onClick?.(event);
        const { currentTarget } = event;
        const url = new URL(href, location.href);
        url.searchParams.set("timezoneOffset", String(new Date().getTimezoneOffset()));
        currentTarget.href = url.href;
      }}
    />
  );
}
