import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { unitSystem } from "@/lib/body/unit-system";
import { shownFigures } from "@/lib/clients/record/field-text";
import { NEW_CLIENT_FORM } from "@/lib/clients/record/form";
import type { ClientForm } from "@/lib/clients/record/schema";
import { UnitsContext, useUnits } from "@/lib/platform/browser/use-units";
import { FormGoal } from "./form-goal";
import { FormNow } from "./form-now";
import { LiveValues } from "./live-values";

const kg = unitSystem("metric");

type Current = { form: ClientForm };

function Form({ current }: { current: Current }) {
  const units = useUnits();
  const [form, setForm] = useState<ClientForm>(NEW_CLIENT_FORM);
  current.form = form;
  const part = {
    form,
    derived: shownFigures(form, units),
    onChange: (changes: Partial<ClientForm>) => setForm((before) => ({ ...before, ...changes })),
  };
  return (
    <>
      <FormNow {...part} />
      <FormGoal {...part} />
      <LiveValues {...part.derived} />
    </>
  );
}

function open(units = kg): Current {
  const current = { form: NEW_CLIENT_FORM };
  render(
    <UnitsContext value={units}>
      <Form current={current} />
    </UnitsContext>,
  );
  return current;
}

const slider = (name: string) => screen.getByRole("slider", { name });
const press = (name: string, key: string) => fireEvent.keyDown(slider(name), { key });
async function type(name: string, text: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: new RegExp(`^Type ${name}:`) }));
  await user.keyboard(`${text}{Enter}`);
}

it("shows pounds, feet and inches by default", () => {
  open(unitSystem(undefined));
  expect(slider("Weight")).toHaveAttribute("aria-valuetext", "195 lb");
  expect(slider("Height")).toHaveAttribute("aria-valuetext", "6 feet 0 inches");
  expect(slider("Weight")).toHaveAttribute("aria-valuemin", "100");
});

it("shows and steps kilograms and centimetres, and reports pounds and inches", () => {
  const current = open();
  expect(slider("Weight")).toHaveAttribute("aria-valuetext", "88.5 kg");
  expect(slider("Target weight")).toHaveAttribute("aria-valuetext", "83.9 kg");
  expect(slider("Height")).toHaveAttribute("aria-valuetext", "183 centimetres");
  expect(screen.getAllByText("70.8")[0]).toHaveTextContent("70.8kg");
  press("Weight", "ArrowRight");
  press("Height", "ArrowLeft");
  expect(slider("Weight")).toHaveAttribute("aria-valuetext", "89 kg");
  expect(slider("Height")).toHaveAttribute("aria-valuetext", "182 centimetres");
  expect(current.form).toMatchObject({ weight: kg.lbsOf(89), height: kg.inchesOf(182), targetWeight: 185 });
  press("Target weight", "Home");
  expect(current.form.targetWeight).toBe(kg.lbsOf(45.4));
  press("Height", "End");
  expect(slider("Height")).toHaveAttribute("aria-valuetext", "241 centimetres");
});

it("says to a screen reader in which unit the lean masses are", async () => {
  open();
  await screen.findByText("BMI 26.4, lean mass 70.8 kilograms, target lean mass 71.3 kilograms");
});

it("accepts typed tenths of a kilogram, and does not change an untouched value", async () => {
  const current = open();
  await type("Weight", "{Backspace}");
  expect(screen.getByRole("alert")).toHaveTextContent("From 45.4 kg to 158.7 kg");
  await userEvent.keyboard("{Escape}");
  expect(current.form).toEqual(NEW_CLIENT_FORM);
  await type("Weight", "90,3");
  await type("Height", "177 cm");
  expect(current.form).toMatchObject({ weight: kg.lbsOf(90.3), height: kg.inchesOf(177) });
  expect(slider("Weight")).toHaveAttribute("aria-valuetext", "90.3 kg");
});

it.each([
  ["imperial", "Weight", "97", "At least 100 lb"],
  ["imperial", "Weight", "9999", "At most 350 lb"],
  ["imperial", "Target weight", "364", "At most 350 lb"],
  ["imperial", "Body fat", "52", "At most 45.0%"],
  ["imperial", "Target body fat", "38", "At most 35.0%"],
  ["imperial", "Height", "3'11", "At least 4'0\""],
  ["imperial", "Height", "8'2", "At most 7'11\""],
  ["imperial", "Height", "180 cm", "From 4'0\" to 7'11\""],
  ["metric", "Weight", "44", "At least 45.4 kg"],
  ["metric", "Weight", "165", "At most 158.7 kg"],
  ["metric", "Height", "119", "At least 122 cm"],
  ["metric", "Height", "1,80", "From 122 cm to 241 cm"],
] as const)(
  "%s: %s of %s is refused with %s, and stays to be corrected",
  async (units, name, text, words) => {
    const current = open(unitSystem(units));
    await type(name, text);
    expect(screen.getByRole("textbox", { name })).toHaveAccessibleDescription(words);
    expect(screen.getByRole("textbox", { name })).toHaveValue(text);
    expect(current.form).toEqual(NEW_CLIENT_FORM);
  },
);
