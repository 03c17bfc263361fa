import { NotificationsScreen } from "@/components/accounts/welcome/notifications-screen";

export const metadata = { title: "Notifications" };

export default function NotificationsPage() {
  return <NotificationsScreen />;
}
