import { pageTexts } from "@/app/texts";
import { NotificationsScreen } from "@/components/accounts/welcome/notifications-screen";

export const metadata = { title: pageTexts.notifications };

export default function NotificationsPage() {
  return <NotificationsScreen />;
}
