"use client";

import { useState } from "react";
import { ApiError } from "@/lib/platform/http/api-error";
import { dayHere } from "@/lib/text/calendar/local-date";
import { uuidv7 } from "@/lib/text/uuid";
import type { Columns, UnknownTable } from "@/lib/training/imports/columns";
import type { ImportPlan } from "@/lib/training/imports/plan";
import { fetchPreview, useSendImport } from "@/lib/training/imports/queries";
import type { ReadFile, RowsRead, Unread } from "@/lib/training/imports/read-file";
import { questionOf } from "@/lib/training/imports/sameness";
import type { AnsweredName, ImportPreview } from "@/lib/training/imports/schema";
import type { FileChoices } from "@/lib/training/imports/source-file";
import { readOffThread } from "./read-off-thread";
import { columnsOf, rememberColumns } from "./remembered-columns";

const MAX_FILE_MB = 25;

/** A parsed file, compared with the client's workouts; nothing is saved yet. */
export type ReadImport = {
  importId: string;
  chosen: File;
  fileName: string;
  choices: FileChoices;
  file: ReadFile;
  preview: ImportPreview;
};

/** What is saved of the upload. */
export type ImportProgress = { done: number; total: number };

export type ImportState =
  | { step: "choose"; isReading: boolean; rows?: RowsRead; unknown?: { chosen: File; table: UnknownTable } }
  | { step: "review"; read: ReadImport; progress: ImportProgress | null }
  | { step: "done"; importId: string; imported: number; what: "workout" | "weigh-in" };

export function useImport(clientId: string) {
  const [state, setState] = useState<ImportState>({ step: "choose", isReading: false });
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync } = useSendImport(clientId);

  const restart = () => {
    setProblem(null);
    setState({ step: "choose", isReading: false });
  };

  const read = async (chosen: File, importId: string, choices: FileChoices): Promise<ReadImport | Unread> => {
    if (chosen.size > MAX_FILE_MB * 1024 * 1024)
      return { problem: `This file is larger than ${MAX_FILE_MB} MB.` };
    try {
      const asked = { file: chosen, today: dayHere(new Date()), choices };
      const file = await readOffThread(asked, (rows) =>
        setState((now) => (now.step === "choose" && now.isReading ? { ...now, rows } : now)),
      );
      if ("problem" in file) {
        const columns = file.table && !choices.columns && columnsOf(file.table.header);
        return columns ? read(chosen, importId, { ...choices, columns }) : file;
      }
      const preview = await fetchPreview(clientId, questionOf(file));
      const fileName = chosen.name.trim().slice(0, 200) || "workouts.csv";
      return { importId, chosen, fileName, choices, file, preview };
    } catch (error) {
      return {
        problem:
          error instanceof ApiError
            ? `Not read: ${error.json.message ?? error.message}`
            : "No network. Try again when you are online.",
      };
    }
  };

  const choose = async (chosen: File, choices: FileChoices = {}) => {
    setProblem(null);
    setState({ step: "choose", isReading: true });
    const result = await read(chosen, uuidv7(new Date()), choices);
    if (!("problem" in result)) return setState({ step: "review", read: result, progress: null });
    const { problem: sentence, table } = result;
    setProblem(sentence);
    setState({ step: "choose", isReading: false, ...(table && { unknown: { chosen, table } }) });
  };

  /** Reads a table by the columns that the trainer chose, and any other of this header too. */
  const map = ({ chosen, table }: { chosen: File; table: UnknownTable }, columns: Columns) => {
    rememberColumns(table.header, columns);
    return choose(chosen, { columns });
  };

  /** Reads the file again with an answer of the trainer. */
  const answer = async (before: ReadImport, choice: FileChoices) => {
    setProblem(null);
    const result = await read(before.chosen, before.importId, { ...before.choices, ...choice });
    if ("problem" in result) setProblem(result.problem);
    else setState({ step: "review", read: result, progress: null });
  };

  const send = async (read: ReadImport, plan: ImportPlan, answers: AnsweredName[]) => {
    const { requestsOf } = await import("@/lib/training/imports/chunks");
    const total = plan.workouts.length + plan.weighIns.length;
    const what = plan.weighIns.length > 0 ? "weigh-in" : "workout";
    let done = 0;
    setProblem(null);
    const show = () => setState({ step: "review", read, progress: { done, total } });
    show();
    try {
      await mutateAsync({
        importId: read.importId,
        source: read.file.source,
        fileName: read.fileName,
        answers,
        chunks: requestsOf(plan),
        onProgress: (sent) => {
          done += sent;
          show();
        },
      });
      setState({ step: "done", importId: read.importId, imported: total, what });
    } catch (error) {
      const reason = error instanceof ApiError ? (error.json.message ?? error.message) : "No network";
      setProblem(`Stopped: ${reason}. ${done} of ${total} ${what}s are saved. Import again to continue.`);
      setState({ step: "review", read, progress: null });
    }
  };
  return { state, problem, choose, map, answer, send, restart };
}
