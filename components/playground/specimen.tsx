"use client";

import { Check, Plus, Trash2 } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { FormGoal } from "@/components/clients/form-goal";
import { FormNow } from "@/components/clients/form-now";
import { FormPlan } from "@/components/clients/form-plan";
import { TimelineChart } from "@/components/timeline/timeline-chart";
import { GeneratingFrame } from "@/components/transformations/generating-frame";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { derivedValues } from "@/lib/body/composition";
import { NEW_CLIENT_FORM } from "@/lib/clients/form";
import type { Density } from "@/lib/playground/address";
import { answerOf } from "@/lib/timeline/answer";

/** Every size of the app is a multiple of this, so that one number makes all inputs denser. */
const SPACING: Record<Density, string> = { comfortable: "0.25rem", compact: "0.2rem" };
const NO_WEIGH_INS: [] = [];

/** The app's own components at work: what is set in the form is what the chart forecasts. */
export function Specimen({ density }: { density: Density }) {
  const [form, setForm] = useState(NEW_CLIENT_FORM);
  const [now] = useState(() => new Date());
  const derived = derivedValues(form);
  const answer = answerOf({
    sex: form.gender,
    heightInches: form.height,
    weightLbs: form.weight,
    bodyFat: form.bodyFat,
    targetWeightLbs: form.targetWeight,
    targetBodyFat: form.targetBodyFat,
    workoutsPerWeek: form.workoutsPerWeek,
    hoursPerWorkout: form.hoursPerWorkout,
    experience: form.experience,
    dietAdherence: form.dietAdherence,
  });
  const part = {
    form,
    derived,
    onChange: (changes: object) => setForm((before) => ({ ...before, ...changes })),
  };
  return (
    <main
      data-density={density}
      style={{ "--spacing": SPACING[density] } as CSSProperties}
      className="mx-auto max-w-content px-4 py-6 2xl:max-w-content-wide lg:px-8"
    >
      <h1 className="type-display text-2xl">Specimen</h1>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button>
          <Check aria-hidden />
          Save
        </Button>
        <Button variant="secondary">Later</Button>
        <Button variant="outline" size="sm">
          What-if
        </Button>
        <Button variant="destructive" size="sm">
          Delete
        </Button>
        <Button variant="ghost" size="icon" aria-label="Add">
          <Plus aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Trash">
          <Trash2 aria-hidden />
        </Button>
        <Button pending>Saving</Button>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Badge kind="complete">Complete</Badge>
        <Badge kind="pending">Pending</Badge>
        <Badge kind="failed">Failed</Badge>
        <Badge kind="admin">Admin</Badge>
        <Badge kind="photo">Photo</Badge>
        <Badge kind="forecast">AI forecast</Badge>
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-3">
        <FormNow {...part} />
        <FormGoal {...part} />
        <FormPlan {...part} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card className="px-3 pt-4 pb-3">
          <CardTitle className="px-1">Body Fat Progression</CardTitle>
          <TimelineChart
            heights={{ narrow: 220, wide: 300 }}
            measure="bodyFat"
            today={{ weight: form.weight, bodyFat: form.bodyFat, leanMass: derived.leanMass }}
            rows={answer.timeline}
            weighIns={NO_WEIGH_INS}
            plan={null}
            now={now}
            target={form.targetBodyFat}
          />
          <p className="mt-2 px-1 text-muted-foreground text-sm">{answer.statusSentence}</p>
        </Card>
        <div className="grid content-start gap-4">
          <Field label="Name" help="As the client is called in the list">
            <Input placeholder="Marcus Reed" />
          </Field>
          <Field label="Email" error="Enter an email address">
            <Input type="email" defaultValue="marcus@" />
          </Field>
          <Alert variant="warning">More than 2 lb a week is hard to keep up.</Alert>
          <Alert>The photo could not be read.</Alert>
          <GeneratingFrame side="front" share={0.6} className="mx-auto w-40" />
        </div>
      </div>
    </main>
  );
}
