import { OfflineScreen } from "@/components/offline/offline-screen";

export const metadata = { title: "No network" };

export default function OfflinePage() {
  return <OfflineScreen />;
}
