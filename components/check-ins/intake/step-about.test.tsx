import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { de } from "@/lib/check-ins/words/de-intake";
import { en } from "@/lib/check-ins/words/en-intake";
import { readingOf } from "@/lib/text/languages";
import { EMPTY_DRAFT, type IntakeDraft } from "./draft";
import { StepAbout } from "./step-about";

function About({ german = false }) {
  const [draft, setDraft] = useState<IntakeDraft>({ ...EMPTY_DRAFT, bodyFat: 25 });
  return (
    <StepAbout
      draft={draft}
      change={(changes) => setDraft((now) => ({ ...now, ...changes }))}
      words={german ? de : en}
      reading={readingOf(german ? "de" : "en-US")}
      units={unitSystem(german ? "metric" : "imperial", german ? "," : ".")}
      trainer="Tom"
      today="2026-11-27"
    />
  );
}
const user = userEvent.setup();

it.each([
  [false, "Weight", "97", "At least 100.0 lb"],
  [false, "Weight", "9999", "At most 350.0 lb"],
  [false, "Height", "3'11", "At least 4'0\""],
  [false, "Body fat", "52", "At most 45.0%"],
  [true, "Gewicht", "44", "Mindestens 45,4 kg"],
  [true, "Größe", "viel", "Von 122 cm bis 241 cm"],
])(
  "refuses what is out of range in the client's words, and keeps it (German: %s, %s %s)",
  async (german, label, typed, words) => {
    render(<About german={german} />);
    await user.click(screen.getByRole("button", { name: new RegExp(`^Type ${label}:`) }));
    const field = screen.getByRole("textbox", { name: label });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toHaveValue(typed);
  },
);

it.each([
  ["31", "2", "2000"],
  ["45", "1", "2000"],
  ["1", "1", "1850"],
])("says that there is no birth date %s, month %s, %s", async (day, month, year) => {
  render(<About />);
  await user.selectOptions(screen.getByLabelText("Month"), month);
  await user.type(screen.getByLabelText("Day"), day);
  await user.type(screen.getByLabelText("Year"), year);
  expect(screen.getByRole("status")).toHaveTextContent("There is no such day. Please check it.");
  expect(screen.getByLabelText("Day")).toBeInvalid();
  expect(screen.getByLabelText("Day")).toHaveValue(day);
});
