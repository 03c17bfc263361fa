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
import { specimenTexts } from "./texts";

/** All sizes are multiples of this, so that one number changes the density. */
const SPACING: Record<Density, string> = { comfortable: "0.25rem", compact: "0.2rem" };
const NO_WEIGH_INS: [] = [];

/** Real components: the form's values feed the chart. */
export function Specimen({ density }: { density: Density }) {
  const units = useUnits();
  const [form, setForm] = useState(NEW_CLIENT_FORM);
  const [now] = useState(() => new Date());
  const question = questionOf(form);
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
      <h1 className="type-display text-2xl">{specimenTexts.title}</h1>
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <Button>
          <Check aria-hidden />
          {specimenTexts.save}
        </Button>
        <Button variant="secondary">{specimenTexts.later}</Button>
        <Button variant="outline" size="sm">
          {specimenTexts.whatIf}
        </Button>
        <Button variant="destructive" size="sm">
          {specimenTexts.delete}
        </Button>
        <Button variant="ghost" size="icon" aria-label={specimenTexts.add}>
          <Plus aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label={specimenTexts.trash}>
          <Trash2 aria-hidden />
        </Button>
        <Button pending>{specimenTexts.saving}</Button>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Badge kind="complete">{specimenTexts.complete}</Badge>
        <Badge kind="pending">{specimenTexts.pending}</Badge>
        <Badge kind="failed">{specimenTexts.failed}</Badge>
        <Badge kind="admin">{specimenTexts.admin}</Badge>
        <Badge kind="photo">{specimenTexts.photo}</Badge>
        <Badge kind="forecast">{specimenTexts.forecast}</Badge>
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-3">
        <FormNow {...part} />
        <FormGoal {...part} />
        <FormPlan {...part} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card className="self-start px-3 pt-4 pb-3">
          <CardTitle className="px-1">{specimenTexts.chart}</CardTitle>
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
          <Field label={specimenTexts.name} help={specimenTexts.nameHint}>
            <Input placeholder={specimenTexts.namePlaceholder} />
          </Field>
          <Field label={specimenTexts.email} error={specimenTexts.emailProblem}>
            <Input type="email" defaultValue={specimenTexts.emailTyped} />
          </Field>
          <Alert variant="warning">{specimenTexts.warning}</Alert>
          <Alert>{specimenTexts.problem}</Alert>
          <GeneratingFrame side="front" share={0.6} className="mx-auto w-40" />
        </div>
      </div>
    </main>
  );
}
