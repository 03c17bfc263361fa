import { notFound } from "next/navigation";
import { AdminScreen } from "@/components/admin/console/admin-screen";
import { requireActor } from "@/lib/server/http/current-actor";
import { release } from "@/lib/server/http/release";

export const metadata = { title: "Admin" };

/** For other users the page does not exist. */
export default async function AdminPage() {
  const actor = await requireActor();
  if (actor?.isAdmin === false) notFound();
  return <AdminScreen release={release()} />;
}
