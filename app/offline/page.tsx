import { SignedIn } from "@/app/signed-in";
import { OfflineScreen } from "@/components/desk/offline/offline-screen";

export const metadata = { title: "No network" };

export default function OfflinePage() {
  return (
    <SignedIn>
      <OfflineScreen />
    </SignedIn>
  );
}
