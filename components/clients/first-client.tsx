import { NoClients } from "@/components/layout/no-clients";
import { SampleOffer } from "./sample-offer";

/** What the client list shows before there is a client. */
export default function FirstClient({ onMade }: { onMade: (id: string) => void }) {
  return (
    <NoClients>
      <SampleOffer onMade={onMade} />
    </NoClients>
  );
}
