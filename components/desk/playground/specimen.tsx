"use client";

import { Check, Plus, Trash2 } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { FormGoal } from "@/components/clients/form/form-goal";
import { FormNow } from "@/components/clients/form/form-now";
import { FormPlan } from "@/components/clients/form/form-plan";
import { TimelineChart } from "@/components/clients/timeline/timeline-chart";
import { GeneratingFrame } from "@/components/images/orders/generating-frame";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { derivedValues } from "@/lib/body/composition";
import { questionOf } from "@/lib/body/forecast/question";
import { NEW_CLIENT_FORM } from "@/lib/clients/record/form";
import { answerOf } from "@/lib/clients/timeline/answer";
import type { Density } from "@/lib/desk/playground/address";
import { useUnits } from "@/lib/platform/browser/use-units";

/** All sizes are multiples of this, so that one number changes the density. */
const SPACING: Record<Density, string> = { comfortable: "0.25rem", compact: "0.2rem" };
const NO_WEIGH_INS: [] = [];

/** Real components: the form's values feed the chart. */
export function Specimen({ density }: { density: Density }) {
  const units = useUnits();
  const [form, setForm] = useState(NEW_CLIENT_FORM);
  const [now] = useState(() => new Date());
  const question = questionOf(form, now);
  const derived = derivedValues(question);
  const answer = answerOf(question, units);
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
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
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
        <Card className="self-start px-3 pt-4 pb-3">
          <CardTitle className="px-1">Body Fat Progression</CardTitle>
          <TimelineChart
            className="h-[220px] lg:h-[300px]"
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
