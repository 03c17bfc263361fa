import { useActiveClientStore } from "@/lib/platform/browser/active-client-store";
import { OnboardingScreen } from "./onboarding-screen";
import { SampleOffer } from "./sample-offer";

export default function FirstClientScreen({ onSampleMade }: { onSampleMade: () => void }) {
  const { setClientId } = useActiveClientStore.getState();
  const open = (id: string) => {
    setClientId(id);
    onSampleMade();
  };
  return (
    <OnboardingScreen
      clientId={null}
      offer={
        <div className="mb-5 flex flex-col items-start gap-2 rounded-card border p-4">
          <SampleOffer onMade={open} />
        </div>
      }
    />
  );
}
