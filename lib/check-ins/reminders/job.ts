import "server-only";
import { isPaused } from "@/lib/body/forecast/pause";
import { dueLately, LOOK_BACK_DAYS } from "@/lib/check-ins/page/due";
import { daysSent, knownToken, localDay } from "@/lib/check-ins/page/link-service";
import { scheduleOf } from "@/lib/check-ins/page/page-service";
import * as checkIns from "@/lib/check-ins/page/store";
import type { Services } from "@/lib/platform/kernel/context";
import { LIMITS } from "@/lib/platform/limits/policies";
import { addressOf } from "@/lib/platform/mail/letter";
import { post } from "@/lib/platform/mail/service";
import { isMailable, stopLink } from "@/lib/platform/mail/stop-service";
import { sendTo } from "@/lib/platform/notifications/service";
import { daysLater } from "@/lib/text/calendar/moments";
import { inZone } from "@/lib/text/calendar/zone";
import { firstName } from "@/lib/text/names";
import { dueNotice, reminderMail } from "./mails";
import * as store from "./store";

/** Local hours for reminders; outside of them even a late one waits for the morning. */
const FROM_HOUR = 8;
const UNTIL_HOUR = 20;

/** Reminds clients of a due check-in, once per due day. Safe to run concurrently. */
export async function remindDue(ctx: Services): Promise<void> {
  const now = ctx.clock.now();
  const links = await store.findRemindable(ctx.db, now);
  const ids = links.map(({ clientId }) => clientId);
  const times = await checkIns.timesOf(ctx.db, ids, daysLater(now, -LOOK_BACK_DAYS));
  for (const link of links) {
    const today = localDay(link, now);
    const due = dueLately(scheduleOf(link), daysSent(link, times), today);
    const hour = inZone(now, link.timeZone).getHours();
    if (!due || isPaused(link.client, today) || hour < FROM_HOUR || hour >= UNTIL_HOUR) continue;
    if (await store.claim(ctx.db, link.id, new Date(due))) await remind(ctx, link);
  }
}

async function remind(ctx: Services, link: store.RemindableLink): Promise<void> {
  const token = knownToken(ctx, link);
  if (token === null) return;
  const { name, trainer } = link.client;
  const path = `/check-in/${token}`;
  const email = link.reminderConfirmedAt && link.reminderEmail;
  if (email && (await isMailable(ctx, email, LIMITS.reminderPerMailbox))) {
    const { name: brandName = null, phone = null } = trainer.brand ?? {};
    const links = { checkIn: addressOf(ctx.settings.appUrl, path), stop: stopLink(ctx, email) };
    const reader = { firstName: firstName(name), email };
    await post(ctx, reminderMail(reader, { trainerName: trainer.name, brandName, phone }, links));
  }
  const { push } = ctx;
  if (!push) return;
  for (const browser of link.browsers) {
    const outcome = await sendTo(push, browser, { ...dueNotice, url: path });
    if (outcome === "gone") await store.forgetBrowser(ctx.db, browser.endpoint);
  }
}
