import { SignedIn } from "@/app/signed-in";
import { pageTexts } from "@/app/texts";
import { OfflineScreen } from "@/components/desk/offline/offline-screen";

export const metadata = { title: pageTexts.offline };

export default function OfflinePage() {
  return (
    <SignedIn>
      <OfflineScreen />
    </SignedIn>
  );
}
