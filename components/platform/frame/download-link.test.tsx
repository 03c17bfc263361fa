import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DownloadLink } from "./download-link";

it("adds the time zone offset to the address and keeps its other parameters", () => {
  render(<DownloadLink href="/api/client/c1/workout/export?format=csv">Workouts</DownloadLink>);
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Workouts" });
  expect(link).toHaveAttribute("download");
  fireEvent.click(link);
  const { pathname, searchParams } = new URL(link.href);
  expect(pathname).toBe("/api/client/c1/workout/export");
  expect(Object.fromEntries(searchParams)).toEqual({ format: "csv", timezoneOffset: "-330" });
});
