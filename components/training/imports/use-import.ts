"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/platform/http/api-error";
import { dayHere } from "@/lib/text/calendar/local-date";
import { uuidv7 } from "@/lib/text/uuid";
import type { Columns, UnknownTable } from "@/lib/training/imports/columns";
import type { FileFacts, PlanFacts } from "@/lib/training/imports/held-file";
import type { NameInFile } from "@/lib/training/imports/match";
import { fetchPreview, useSendImport } from "@/lib/training/imports/queries";
import type { RowsRead, Unread } from "@/lib/training/imports/read-file";
import type { AnsweredName, ImportPreview } from "@/lib/training/imports/schema";
import type { FileChoices } from "@/lib/training/imports/source-file";
import { type OpenFile, openFile } from "./open-file";
import { columnsOf, rememberColumns } from "./remembered-columns";

const MAX_FILE_MB = 25;

/** A parsed file, compared with the client's workouts; nothing is saved yet. */
export type ReadImport = {
  importId: string;
  chosen: File;
  fileName: string;
  choices: FileChoices;
  open: Pick<OpenFile, "plan" | "prepare" | "request">;
  facts: FileFacts;
  names: readonly NameInFile[];
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
  const opened = useRef<OpenFile>(null);
  useEffect(() => () => opened.current?.close(), []);

  const restart = () => {
    opened.current?.close();
    opened.current = null;
    setProblem(null);
    setState({ step: "choose", isReading: false });
  };

  const read = async (chosen: File, importId: string, choices: FileChoices): Promise<ReadImport | Unread> => {
    if (chosen.size > MAX_FILE_MB * 1024 * 1024)
      return { problem: `This file is larger than ${MAX_FILE_MB} MB.` };
    try {
      const asked = { file: chosen, today: dayHere(new Date()), choices };
      opened.current ??= await openFile();
      const open = opened.current;
      const facts = await open.read(asked, (rows) =>
        setState((now) => (now.step === "choose" && now.isReading ? { ...now, rows } : now)),
      );
      if ("problem" in facts) {
        const columns = facts.table && !choices.columns && columnsOf(facts.table.header);
        return columns ? read(chosen, importId, { ...choices, columns }) : facts;
      }
      const preview = await fetchPreview(clientId, await open.question());
      const names = await open.names(preview);
      const fileName = chosen.name.trim().slice(0, 200) || "workouts.csv";
      return { importId, chosen, fileName, choices, open, facts, names, preview };
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

  const send = async (read: ReadImport, { count: total }: PlanFacts, answers: AnsweredName[]) => {
    const what = read.facts.isScale ? "weigh-in" : "workout";
    let done = 0;
    setProblem(null);
    const show = () => setState({ step: "review", read, progress: { done, total } });
    show();
    try {
      await mutateAsync({
        importId: read.importId,
        source: read.facts.source,
        fileName: read.fileName,
        answers,
        requests: await read.open.prepare(),
        request: read.open.request,
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
