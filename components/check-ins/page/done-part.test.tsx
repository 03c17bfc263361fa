import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import type { OpenCheckIn } from "@/lib/check-ins/page/schema";
import { DonePart } from "./done-part";

type Sent = NonNullable<OpenCheckIn["sent"]>;
const SENT: Sent = { on: "2026-11-27", acceptedOn: null, weight: 188, entered: null, nextOn: "2026-12-04" };
const way = { stops: [], outline: null, sessions: 0, milestone: null };

function open(sent: Sent | null, isWaiting = false) {
  const page = { sent, way, today: "2026-11-27" } as unknown as OpenCheckIn;
  render(
    <DonePart
      {...{ page, isWaiting }}
      units={unitSystem("imperial")}
      trainer="Dana"
      isNew={false}
      onChange={() => {}}
    />,
  );
}

it.each([
  [SENT, "Sent. Thank you.", "Sent Nov 27: 188.0 lb. Dana has not taken it over yet."],
  [
    { ...SENT, weight: null },
    "Sent. Thank you.",
    "Sent Nov 27 without a weight. Dana has not taken it over yet.",
  ],
  [{ ...SENT, acceptedOn: "2026-11-28", entered: 188 }, "In your record", "Dana took it over on Nov 28."],
  [
    { ...SENT, acceptedOn: "2026-11-28", entered: 187.5 },
    "In your record",
    "Dana took it over on Nov 28. You sent 188.0 lb. Dana entered 187.5 lb.",
  ],
])("says of %j where it stands and when the next one is due", (sent, title, hint) => {
  open(sent);
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.getByText("Next one Friday, Dec 4.")).toBeVisible();
});

it("says of one that waits on the phone only that, whatever was sent before", () => {
  open({ ...SENT, acceptedOn: "2026-11-28" }, true);
  expect(screen.getByRole("heading", { name: "Saved on this phone" })).toBeVisible();
  expect(screen.queryByText(/Next one/)).toBeNull();
});
