export const analyticsTexts = {
  title: "Analytics",
  back: "← Back",
  loading: "Loading analytics...",
  failed: "Your numbers could not be loaded",
  hint: "Only your own clients. Counts come from saved workouts.",
};

export const analyticsExplanations = {
  workouts:
    "Every saved workout counts. The plan is each client's workouts per week. Extra workouts of one client do not replace missed workouts of another. Samples are left out.",
  records:
    "A working set that is heavier than all before it, or has more reps at the same weight. The first workout of an exercise is the baseline, not a record.",
};

export const quietTexts = {
  title: "Quiet clients",
  share: (quiet: number, all: number) => `${quiet} of ${all}`,
  hint: "Days since the last workout. The mark is the gap their plan allows.",
  hintBeside: "since the last workout",
  empty: "No client has been away for longer than their plan allows.",
  plan: (workouts: number) => `Plan ${workouts} a week`,
  lastWorkout: (workouts: number, day: string) => `Plan ${workouts} a week. Last workout ${day}.`,
  noWorkout: (workouts: number, day: string) => `Plan ${workouts} a week. No workout yet, added ${day}.`,
  days: "days",
  showAll: (count: number) => `Show all ${count}`,
};

export const recordsTexts = {
  title: "Newest records",
  empty:
    "No records in the last 90 days. The first workout of an exercise is the baseline; a record beats it.",
};

export const todayTexts = {
  title: "Today",
  empty: "No weekly plan has a session today.",
  more: (count: number) => `and ${count} more`,
  done: "Done",
  partly: (done: number, planned: number) => `${done} of ${planned}`,
};

export const totalsTexts = {
  name: "Totals",
  clients: "Active clients",
  clientsNote: (all: number) => `of ${all}, in four weeks`,
  workoutsThisWeek: "Workouts this week",
  workoutsThisMonth: "Workouts this month",
  images: "Images made",
  imagesNote: (thisMonth: number) => `${thisMonth} this month`,
};

export const workoutsTexts = {
  title: "Workouts",
  span: "Time shown",
  week: "Week",
  month: "Month",
  /** Follows the number of planned workouts that were logged. */
  summary: (planned: number, beyond: number, span: "week" | "month") => {
    const sentence = `of ${planned} planned workouts logged ${span === "week" ? "this week" : "in four weeks"}`;
    return beyond > 0 ? `${sentence}, ${beyond} more beyond the plan` : sentence;
  },
  logged: "Logged",
  planned: "Still planned",
  missed: "Missed",
};
