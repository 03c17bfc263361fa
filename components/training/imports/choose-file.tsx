"use client";

import { useQuery } from "@tanstack/react-query";
import { FileSpreadsheet } from "lucide-react";
import { useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { importsQuery } from "@/lib/training/imports/queries";
import { SOURCE_LABELS } from "@/lib/training/imports/source-file";
import { dayTextHere } from "@/lib/training/workouts/wording";
import { chooseFileTexts } from "./texts";
import { UndoButton } from "./undo-button";

type ChooseFileProps = {
  clientId: string;
  isReading: boolean;
  problem: string | null;
  onFile: (file: File) => void;
};

/** The first step: choose a file, or undo a past import. */
export function ChooseFile({ clientId, isReading, problem, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-4 pt-2 pb-1">
      <p className="text-muted-foreground text-sm">{chooseFileTexts.intro}</p>
      {problem && <Alert>{problem}</Alert>}
      <Button pending={isReading} onClick={() => input.current?.click()}>
        {!isReading && <FileSpreadsheet aria-hidden />}
        {isReading ? chooseFileTexts.reading : chooseFileTexts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={chooseFileTexts.input}
        accept=".csv,text/csv,text/plain"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Without the reset, the same file would not fire a second change event.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <PastImports clientId={clientId} />
    </div>
  );
}

function PastImports({ clientId }: { clientId: string }) {
  const { data: imports = [] } = useQuery(importsQuery(clientId));
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="past-imports">
      <h3 id="past-imports" className="font-strong">
        {chooseFileTexts.past}
      </h3>
      <ul>
        {imports.map(({ id, fileName, source, importedAt, workouts }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 border-b py-2 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="truncate font-label">{fileName}</p>
              <p className="text-muted-foreground text-xs">
                {chooseFileTexts.pastImport(SOURCE_LABELS[source], workouts, dayTextHere(importedAt))}
              </p>
            </div>
            <UndoButton clientId={clientId} importId={id} aria-label={chooseFileTexts.undoNamed(fileName)}>
              {chooseFileTexts.undo}
            </UndoButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
