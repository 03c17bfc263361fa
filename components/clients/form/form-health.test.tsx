import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { NEW_CLIENT_FORM } from "@/lib/clients/record/form";
import type { ClientForm } from "@/lib/clients/record/schema";
import { dayHere } from "@/lib/text/calendar/local-date";
import { FormHealth } from "./form-health";

const DERIVED = { bmi: 26.4, leanMass: 156, targetLeanMass: 157.3 };

type Current = { form: ClientForm };

function Form({ current }: { current: Current }) {
  const [form, setForm] = useState<ClientForm>(NEW_CLIENT_FORM);
  current.form = form;
  const onChange = (changes: Partial<ClientForm>) => setForm((before) => ({ ...before, ...changes }));
  return <FormHealth {...{ form, onChange }} derived={DERIVED} />;
}

function open(): Current {
  const current = { form: NEW_CLIENT_FORM };
  render(<Form current={current} />);
  return current;
}

const type = (value: string) => fireEvent.change(screen.getByLabelText("Birth date"), { target: { value } });

it("takes a birth date, and none again when it is cleared", () => {
  const current = open();
  type("1990-05-01");
  expect(current.form.birthDate).toBe("1990-05-01");
  expect(screen.queryByRole("alert")).toBeNull();
  type("");
  expect(current.form.birthDate).toBeNull();
});

it("takes a medicine from today on, until the switch is off again, and another first day", () => {
  const current = open();
  const toggle = () => fireEvent.click(screen.getByRole("switch", { name: "Medicine that lowers appetite" }));
  expect(screen.queryByLabelText("Since when")).toBeNull();
  toggle();
  expect(current.form.medicineSince).toBe(dayHere(new Date()));
  fireEvent.change(screen.getByLabelText("Since when"), { target: { value: "2026-05-01" } });
  expect(current.form.medicineSince).toBe("2026-05-01");
  toggle();
  expect(current.form.medicineSince).toBeNull();
});

it("pauses the goal from today on, for a reason, and says what is wrong with its days", () => {
  const current = open();
  const toggle = () => fireEvent.click(screen.getByRole("switch", { name: "Pause the goal" }));
  toggle();
  fireEvent.click(screen.getByRole("radio", { name: "Pregnancy" }));
  const from = dayHere(new Date());
  expect(current.form).toMatchObject({ pauseReason: "pregnancy", pausedFrom: from, pausedUntil: null });
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2020-01-01" } });
  expect(screen.getByRole("alert")).toHaveTextContent("The last day of the pause lies before the first.");
  toggle();
  expect(current.form).toMatchObject({ pauseReason: null, pausedFrom: null, pausedUntil: null });
});

it("says what is wrong with an impossible one and keeps it to be corrected", () => {
  const current = open();
  type("0199-05-01");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a day between 1900 and today.");
  expect(current.form.birthDate).toBe("0199-05-01");
});
