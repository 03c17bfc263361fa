import { Prefetched } from "@/app/prefetched";
import { InboxScreen } from "@/components/check-ins/inbox/inbox-screen";
import { getInbox } from "@/lib/check-ins/inbox/contract";
import * as inbox from "@/lib/check-ins/inbox/list-service";
import { ask } from "@/lib/server/http/prefetch";

export const metadata = { title: "Check-ins" };

export default function InboxPage() {
  return (
    <Prefetched questions={({ reader }) => [ask(getInbox, inbox.getInbox, {}, reader.trainerId)]}>
      <InboxScreen />
    </Prefetched>
  );
}
