import "server-only";
import { isPaused } from "@/lib/body/forecast/pause";
import { dueLately, LOOK_BACK_DAYS } from "@/lib/check-ins/page/due";
import { daysSent, knownToken, localDay } from "@/lib/check-ins/page/link-service";
import { scheduleOf } from "@/lib/check-ins/page/page-service";
import * as checkIns from "@/lib/check-ins/page/store";
import { answerMailWords, reminderWords } from "@/lib/check-ins/words/en-mails";
import type { Services } from "@/lib/platform/kernel/context";
import { LIMITS } from "@/lib/platform/limits/policies";
import { addressOf } from "@/lib/platform/mail/letter";
import { post } from "@/lib/platform/mail/service";
import { isMailable, stopLink } from "@/lib/platform/mail/stop-service";
import { sendTo } from "@/lib/platform/notifications/service";
import { daysLater } from "@/lib/text/calendar/moments";
import { inZone } from "@/lib/text/calendar/zone";
import { firstName } from "@/lib/text/names";
import { answerNotice, clientMail, dueNotice, type MailWords } from "./mails";
import * as store from "./store";

/** Local hours for reminders; outside of them even a late one waits for the morning. */
const FROM_HOUR = 8;
const UNTIL_HOUR = 20;
/** Longer than a decision can be undone by a tap. */
const UNDO_MS = 60_000;

/** Reminds clients of a due check-in, once per due day. Safe to run concurrently. */
export async function remindDue(ctx: Services): Promise<void> {
  const now = ctx.clock.now();
  const links = await store.findRemindable(ctx.db, now);
  const ids = links.map(({ clientId }) => clientId);
  const times = await checkIns.timesOf(ctx.db, ids, daysLater(now, -LOOK_BACK_DAYS));
  for (const link of links) {
    const today = localDay(link, now);
    const due = dueLately(scheduleOf(link), daysSent(link, times), today);
    if (!due || isPaused(link.client, today) || !isDaytime(link, now)) continue;
    if (await store.claim(ctx.db, link.id, new Date(due))) await tell(ctx, link, DUE);
  }
}

/**
 * Tells clients of their trainers' answers, once per check-in, and only after the trainer could have undone the decision.
 * Safe to run concurrently.
 */
export async function tellAnswers(ctx: Services): Promise<void> {
  const now = ctx.clock.now();
  const decided = { gt: daysLater(now, -1), lt: new Date(now.getTime() - UNDO_MS) };
  for (const { id, link } of await store.findAnswered(ctx.db, now, decided))
    if (isDaytime(link, now) && (await store.claimAnswer(ctx.db, id, now))) await tell(ctx, link, ANSWERED);
}

function isDaytime({ timeZone }: store.RemindableLink, now: Date): boolean {
  const hour = inZone(now, timeZone).getHours();
  return hour >= FROM_HOUR && hour < UNTIL_HOUR;
}

type Message = { words: MailWords; notice: typeof dueNotice };
const DUE: Message = { words: reminderWords, notice: dueNotice };
const ANSWERED: Message = { words: answerMailWords, notice: answerNotice };

/** By mail and notification, whichever the client asked for. */
async function tell(ctx: Services, link: store.RemindableLink, { words, notice }: Message): Promise<void> {
  const token = knownToken(ctx, link);
  if (token === null) return;
  const { name, trainer } = link.client;
  const path = `/check-in/${token}`;
  const email = link.reminderConfirmedAt && link.reminderEmail;
  if (email && (await isMailable(ctx, email, LIMITS.reminderPerMailbox))) {
    const { name: brandName = null, phone = null } = trainer.brand ?? {};
    const links = { checkIn: addressOf(ctx.settings.appUrl, path), stop: stopLink(ctx, email) };
    const reader = { firstName: firstName(name), email };
    await post(ctx, clientMail(words, reader, { trainerName: trainer.name, brandName, phone }, links));
  }
  const { push } = ctx;
  if (!push) return;
  for (const browser of link.browsers) {
    const outcome = await sendTo(push, browser, { ...notice, url: path });
    if (outcome === "gone") await store.forgetBrowser(ctx.db, browser.endpoint);
  }
}
