import type { ComponentProps } from "react";

/** Sends the time zone offset, since the file name has the local date. */
export function DownloadLink({ href, onClick, ...props }: ComponentProps<"a"> & { href: string }) {
  return (
    <a
      {...props}
      href={href}
      download
      onClick={(event) => {
        // Inside a menu this closes the menu.
        onClick?.(event);
        const { currentTarget } = event;
        const url = new URL(href, location.href);
        url.searchParams.set("timezoneOffset", String(new Date().getTimezoneOffset()));
        currentTarget.href = url.href;
      }}
    />
  );
}
