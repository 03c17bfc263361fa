"use client";

import { Globe, Mail, Phone, Store } from "lucide-react";
import { useState } from "react";
import { BrandHeading } from "@/components/accounts/brand/brand-heading";
import { fieldMessages } from "@/components/accounts/sign-in/failure-text";
import { useFormSubmit } from "@/components/accounts/sign-in/use-form-submit";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast, toastFailure } from "@/components/ui/toast-store";
import { offerUndo } from "@/components/ui/undo";
import { lostIn } from "@/lib/accounts/brand/colour";
import { useChangeBrand } from "@/lib/accounts/brand/queries";
import type { Brand } from "@/lib/accounts/brand/schema";
import { serverWords } from "@/lib/platform/http/api-error";
import { FormButtons } from "./form-behind-button";
import { LogoField } from "./logo-field";

type ColourFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined };

/** The browser's colour picker needs a start value. */
const DEFAULT_COLOUR = "#1f6feb";

function ColourField({ value, onChange, error }: ColourFieldProps) {
  const isHex = /^#[\da-f]{6}$/i.test(value);
  return (
    <Field
      label="Colour"
      help="Shown darker or lighter where a theme needs it. Leave empty for black and white."
      error={error}
    >
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={DEFAULT_COLOUR}
        trailing={
          <input
            type="color"
            aria-label="Pick a colour"
            value={isHex ? value.toLowerCase() : DEFAULT_COLOUR}
            onChange={(event) => onChange(event.target.value)}
            className="size-11 shrink-0 cursor-pointer bg-transparent"
          />
        }
      />
    </Field>
  );
}

type BrandFormProps = { brand: Brand; trainer: { id: string; name: string }; onClose: () => void };

const FIELDS = ["name", "phone", "web", "email"] as const;

export function BrandForm({ brand, trainer, onClose }: BrandFormProps) {
  const { mutateAsync: change, isPending, error } = useChangeBrand();
  const errors = fieldMessages(error);
  const [name, setName] = useState(brand.name ?? "");
  const [logoUrl, setLogoUrl] = useState(brand.logoUrl);
  const [isUploading, setUploading] = useState(false);
  const [colour, setColour] = useState(brand.colour ?? "");

  const fail = (error: unknown) => {
    // Each field shows its own error.
    if (Object.keys(fieldMessages(error)).length > 0) return;
    toastFailure("Brand not saved", serverWords(error, "Check your network and try again."));
  };
  // The form is closed by the time of an undo, so this promise reports the result.
  const undo = () => change(brand).then(() => void toast({ title: "Brand restored" }), fail);
  const sending = useFormSubmit(FIELDS, (values) =>
    change({ ...values, colour, logoUrl }).then(() => {
      offerUndo("Brand saved", undo, "Links that are open show it at once.");
      onClose();
    }, fail),
  );
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" {...sending}>
      <Field label="Business name" error={errors.name}>
        <Input
          name="name"
          autoComplete="organization"
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
          leading={<Store aria-hidden />}
        />
      </Field>
      <LogoField
        trainerId={trainer.id}
        logoUrl={logoUrl}
        error={errors.logoUrl}
        onChange={setLogoUrl}
        onBusyChange={setUploading}
      />
      <ColourField value={colour} onChange={setColour} error={errors.colour} />
      <BrandPreview brand={{ ...brand, name: name.trim() || null, logoUrl, colour }} trainer={trainer} />
      <Field label="Phone" error={errors.phone}>
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={brand.phone ?? ""}
          leading={<Phone aria-hidden />}
        />
      </Field>
      <Field label="Website" error={errors.web}>
        <Input
          name="web"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          defaultValue={brand.web ?? ""}
          leading={<Globe aria-hidden />}
        />
      </Field>
      <Field label="Email for clients" error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={brand.email ?? ""}
          leading={<Mail aria-hidden />}
        />
      </Field>
      <FormButtons
        cancel="Cancel"
        submit="Save brand"
        isPending={isPending || isUploading}
        onCancel={onClose}
      />
    </form>
  );
}

type BrandPreviewProps = { brand: Brand; trainer: { name: string } };

function BrandPreview({ brand, trainer }: BrandPreviewProps) {
  const { colour } = brand;
  const isShown = /^#[\da-f]{6}$/i.test(colour ?? "") && lostIn(colour ?? "") === null;
  const shown = { ...brand, colour: isShown ? colour : null };
  return (
    <fieldset aria-label="Preview in both themes" className="grid gap-2 sm:grid-cols-2">
      {["paper", "dark"].map((theme) => (
        <div
          key={theme}
          className={`${theme} min-w-0 rounded-control border bg-background p-3.5 text-foreground`}
        >
          <BrandHeading brand={shown} trainerName={trainer.name} />
        </div>
      ))}
    </fieldset>
  );
}
