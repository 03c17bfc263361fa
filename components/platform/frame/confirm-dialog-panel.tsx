"use client";

import { AlertDialog as RadixAlertDialog } from "radix-ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { centredPanel, DialogFooter, overlayClasses } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useBackCloses } from "@/components/ui/use-back-closes";
import { useReturnFocus } from "@/components/ui/use-return-focus";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** Confirming deletes nothing, so the button is not red. */
  isHarmless?: boolean;
  /** `Cancel` by default. */
  cancelLabel?: string;
  impact?: Impact[];
  /** The user must type this text before the button works. */
  phrase?: string;
  children?: ReactNode;
  blocked?: boolean;
  pending?: boolean;
  /** Its promise locks the dialog. Success closes it; a rejection keeps it open, and the caller shows why. */
  onConfirm: () => unknown;
};

/** In its own module, so that it loads lazily. */
export default function ConfirmDialogPanel(props: ConfirmDialogProps) {
  const [running, setRunning] = useState(false);
  const locked = running || (props.pending ?? false);
  return (
    <AlertDialog open={props.open} onOpenChange={(open) => !locked && props.onOpenChange(open)}>
      <AlertDialogContent>
        <ConfirmBody {...props} locked={locked} setRunning={setRunning} />
      </AlertDialogContent>
    </AlertDialog>
  );
}

type ConfirmBodyProps = ConfirmDialogProps & { locked: boolean; setRunning: (running: boolean) => void };

/** Mounts with the dialog, so that a typed phrase does not survive closing. */
function ConfirmBody({ locked, setRunning, ...props }: ConfirmBodyProps) {
  const [phraseMatches, setPhraseMatches] = useState(props.phrase === undefined);
  const confirm = async () => {
    setRunning(true);
    try {
      await props.onConfirm();
      props.onOpenChange(false);
    } catch {
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <AlertDialogTitle>{props.title}</AlertDialogTitle>
      <AlertDialogDescription>{props.description}</AlertDialogDescription>
      {props.impact && <ImpactList items={props.impact} />}
      {props.children}
      {props.phrase !== undefined && <ConfirmPhrase phrase={props.phrase} onMatch={setPhraseMatches} />}
      <DialogFooter>
        <AlertDialogCancel asChild>
          <Button variant="secondary" disabled={locked}>
            {props.cancelLabel ?? "Cancel"}
          </Button>
        </AlertDialogCancel>
        <Button
          variant={props.isHarmless ? "primary" : "destructive"}
          pending={locked}
          disabled={!phraseMatches || props.blocked}
          onClick={confirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogFooter>
    </>
  );
}

function ConfirmPhrase({ phrase, onMatch }: { phrase: string; onMatch: (matches: boolean) => void }) {
  const [typed, setTyped] = useState("");
  const change = (value: string) => {
    setTyped(value);
    onMatch(value.trim() === phrase.trim());
  };
  return (
    <Field label={`Type ${phrase} to confirm`} className="mt-4">
      <Input value={typed} autoComplete="off" onChange={(event) => change(event.target.value)} />
    </Field>
  );
}

type Impact = { label: string; value: ReactNode };

function ImpactList({ items }: { items: Impact[] }) {
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-2.5 gap-y-1 text-sm">
      {items.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="text-right font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const AlertDialogCancel = RadixAlertDialog.Cancel;

/** Needs `open` and `onOpenChange`: Back closes it with them. */
function AlertDialog(props: ComponentProps<typeof RadixAlertDialog.Root>) {
  useBackCloses(props);
  return <RadixAlertDialog.Root {...props} />;
}

/** Cancel has the initial focus; a press outside does not close it. */
function AlertDialogContent({ className, ...props }: ComponentProps<typeof RadixAlertDialog.Content>) {
  const focus = useReturnFocus(props);
  return (
    <RadixAlertDialog.Portal>
      <RadixAlertDialog.Overlay className={overlayClasses} />
      <RadixAlertDialog.Content className={cn(centredPanel, className)} {...props} {...focus} />
    </RadixAlertDialog.Portal>
  );
}

function AlertDialogTitle({ className, ...props }: ComponentProps<typeof RadixAlertDialog.Title>) {
  return <RadixAlertDialog.Title className={cn("font-strong text-lg", className)} {...props} />;
}

function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof RadixAlertDialog.Description>) {
  return (
    <RadixAlertDialog.Description
      className={cn("mt-1.5 break-words text-base text-muted-foreground", className)}
      {...props}
    />
  );
}
