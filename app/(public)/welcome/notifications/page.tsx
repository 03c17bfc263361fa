import { NotificationsScreen } from "@/components/welcome/notifications-screen";

export const metadata = { title: "Notifications" };

export default function NotificationsPage() {
  return <NotificationsScreen />;
}
