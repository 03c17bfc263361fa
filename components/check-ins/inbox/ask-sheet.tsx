"use client";

import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { Sheet, SheetContent, SheetHeading } from "@/components/ui/sheet";
import { REPLY_MAX_LENGTH } from "@/lib/check-ins/inbox/answers";
import type { WaitingCheckIn } from "@/lib/check-ins/inbox/schema";
import { firstName } from "@/lib/text/names";
import { useDecisions } from "./use-decisions";

type AskSheetProps = {
  checkIn: WaitingCheckIn;
  /** What the trainer has written already. */
  reply: string;
  onAsked: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** A sentence is required: a client who does not know why sends the same again. */
export function AskSheet(props: AskSheetProps) {
  return (
    <Sheet open={props.isOpen} onOpenChange={props.onOpenChange}>
      <SheetContent>
        <SheetHeading title="Ask again" about={props.checkIn.clientName} />
        <AskForm {...props} />
      </SheetContent>
    </Sheet>
  );
}

function AskForm({ checkIn, reply, onAsked, onOpenChange }: AskSheetProps) {
  const [text, setText] = useState(reply);
  const { askAgain, isDeciding } = useDecisions();
  const name = firstName(checkIn.clientName);
  const send = async () => {
    if (!(await askAgain(checkIn, { reply: text }))) return;
    onAsked();
    onOpenChange(false);
  };
  return (
    <>
      <p className="mt-2 text-muted-foreground text-sm">{`${name} reads it on the page of the link.`}</p>
      <Textarea
        aria-label={`What ${name} should change`}
        placeholder="For example: a photo of the whole body, please"
        maxLength={REPLY_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="my-4"
      />
      <Button block pending={isDeciding} disabled={text.trim() === ""} onClick={() => void send()}>
        <Send aria-hidden />
        Ask {name} again
      </Button>
    </>
  );
}
