import { Prefetched } from "@/app/prefetched";
import { pageTexts } from "@/app/texts";
import { InboxScreen } from "@/components/inbox/inbox-screen";
import { getInbox } from "@/lib/inbox/contract";
import * as inbox from "@/lib/inbox/list-service";
import { inboxKey } from "@/lib/inbox/queries";
import { ask } from "@/lib/server/prefetch";

export const metadata = { title: pageTexts.inbox };

export default function InboxPage() {
  return (
    <Prefetched
      questions={({ reader }) => [ask(inboxKey(reader.trainerId), getInbox, inbox.getInbox, { params: {} })]}
    >
      <InboxScreen />
    </Prefetched>
  );
}
