"use client";

import { CircleCheck, EyeOff, Lock, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { EntranceFrame } from "@/components/accounts/welcome/entrance-frame";
import { Logo } from "@/components/platform/frame/logo";
import { Button } from "@/components/ui/button";
import { useSessionStore } from "@/lib/platform/browser/session-store";

const privacy = {
  photos: "Client photos are visible only to you and to admins of your account",
  links: "Nothing is public until you share a link",
  deletion: "Deleting a client also deletes the photos and images",
};

/** Tests hold the product to each of these promises. */
const PROMISES = [
  { text: privacy.photos, Icon: Lock },
  { text: privacy.links, Icon: EyeOff },
  { text: privacy.deletion, Icon: Trash2 },
];

export function SignupSuccessScreen() {
  const router = useRouter();
  const firstName = useSessionStore((state) => state.trainer?.name.split(/\s/)[0]);
  return (
    <EntranceFrame
      figure="centre-small"
      top={<Logo className="h-[22px] w-auto" />}
      foot={
        <Button size="lg" block onClick={() => router.push("/")}>
          Continue
        </Button>
      }
    >
      <p className="flex items-center gap-2 font-strong text-lg text-success">
        <CircleCheck aria-hidden className="size-[22px] stroke-[1.9]" />
        SUCCESS
      </p>
      <h1 className="type-display mt-2 break-words text-3xl">
        {firstName ? `Thank you, ${firstName}` : "Thank you"}
      </h1>
      <p className="mt-2 text-muted-foreground">Your account is ready.</p>
      <ul className="mt-[18px] border-t">
        {PROMISES.map(({ text, Icon }) => (
          <li key={text} className="flex min-h-14 items-center gap-3.5 border-b py-1.5 text-sm">
            <Icon aria-hidden className="size-[22px] shrink-0 stroke-[1.9] text-muted-foreground" />
            {text}
          </li>
        ))}
      </ul>
    </EntranceFrame>
  );
}
