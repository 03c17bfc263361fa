import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { fullDate } from "@/lib/text/calendar/wording";
import { inZone, offsetsOf } from "@/lib/text/calendar/zone";
import { type Reader, ReaderContext } from "./reader";
import { useNow } from "./use-calendar";

// In the time zone of the tests (Kolkata) it is the 24th.
const NOW = "2026-11-23T20:00:00Z";

const readerIn = (zone: string): Reader => ({
  trainerId: "ann",
  units: "imperial",
  zone,
  offsets: offsetsOf(inZone(NOW, zone)),
  activeClientId: null,
  now: Date.parse(NOW),
});

function Today() {
  return <p>{fullDate(useNow())}</p>;
}

const page = (zone: string) => (
  <ReaderContext value={readerIn(zone)}>
    <Today />
  </ReaderContext>
);

it("draws the day in the reader's zone, then in the device's zone", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page("America/Los_Angeles"));
  expect(container).toHaveTextContent("Nov 23, 2026");
  render(page("America/Los_Angeles"), { container, hydrate: true });
  expect(container).toHaveTextContent("Nov 24, 2026");
});

it("does not change the day if both zones are equal", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page("Asia/Kolkata"));
  render(page("Asia/Kolkata"), { container, hydrate: true });
  expect(container).toHaveTextContent("Nov 24, 2026");
  act(() => {});
  expect(screen.getAllByText("Nov 24, 2026")).not.toHaveLength(0);
});
