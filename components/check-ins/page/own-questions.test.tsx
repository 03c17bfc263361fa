import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { OwnQuestions } from "./own-questions";

const question = {
  id: "q",
  kind: "number" as const,
  text: "Hours of sleep?",
  unit: "h",
  options: [],
  last: null,
};

it.each([
  ["seven", undefined],
  ["7 to 8", undefined],
  ["99999999", undefined],
  ["7,5", 7.5],
  ["", undefined],
])("an answer of %j is %s, and stays as it was typed", async (typed, value) => {
  const onChange = vi.fn();
  render(<OwnQuestions questions={[question]} answers={{}} mark="." onChange={onChange} />);
  const field = screen.getByLabelText(/Hours of sleep/);
  const user = userEvent.setup();
  if (typed) await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue(typed);
  const isRefused = typed !== "" && value === undefined;
  expect(field.getAttribute("aria-invalid")).toBe(isRefused ? "true" : null);
  if (isRefused) expect(field).toHaveAccessibleDescription(/A number, such as 7.5/);
  if (typed) expect(onChange).toHaveBeenLastCalledWith(value === undefined ? {} : { q: value });
});
