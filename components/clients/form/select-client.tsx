"use client";

import { ActionBar } from "@/components/layout/action-bar";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { ExistingClientPicker } from "./existing-client-picker";
import { clientFormTexts, onboardingTexts } from "./texts";

type SelectClientProps = { trainerId: string | undefined; onOpen: (page: string) => void };

/** The form's place while no client is chosen. */
export function SelectClient({ trainerId, onOpen }: SelectClientProps) {
  const remind = () =>
    toast({
      title: onboardingTexts.noneSelected,
      description: onboardingTexts.noneSelectedHint,
      variant: "destructive",
    });
  return (
    <>
      <div className="lg:max-w-[480px]">
        <ExistingClientPicker trainerId={trainerId} value={undefined} onOpen={onOpen} />
      </div>
      <ActionBar
        action={
          <Button size="lg" block onClick={remind} className="lg:min-h-13">
            {clientFormTexts.generate}
          </Button>
        }
      />
    </>
  );
}
