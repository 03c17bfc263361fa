import { ImageUp, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PHOTO_ASSET } from "@/lib/images/photos/asset";
import { uploadPhoto } from "@/lib/images/photos/queries";
import { serverWords } from "@/lib/platform/http/api-error";

type LogoFieldProps = {
  trainerId: string;
  logoUrl: string | null;
  error: string | undefined;
  onChange: (logoUrl: string | null) => void;
  /** The form cannot be saved during an upload: it would lose the logo. */
  onBusyChange: (busy: boolean) => void;
};

/** Uploads the file at once; the brand gets it when the form is saved. */
export function LogoField({ trainerId, logoUrl, error, onChange, onBusyChange }: LogoFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const upload = async (photo: File) => {
    setUploading(true);
    onBusyChange(true);
    setFailure(undefined);
    try {
      onChange((await uploadPhoto({ photo, trainerId })).photoUrl);
    } catch (cause) {
      setFailure(serverWords(cause, "The logo could not be uploaded."));
    } finally {
      setUploading(false);
      onBusyChange(false);
    }
  };
  return (
    <Field label="Logo" control="group" help="JPEG, PNG or WebP. Shown on white." error={failure ?? error}>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" pending={isUploading} onClick={() => picker.current?.click()}>
          <ImageUp aria-hidden />
          {isUploading ? "Uploading..." : logoUrl ? "Choose another" : "Choose logo"}
        </Button>
        {logoUrl && !isUploading && (
          <Button variant="outline" size="sm" onClick={() => onChange(null)}>
            <Trash2 aria-hidden />
            Remove logo
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          accept={PHOTO_ASSET.acceptedTypes.join()}
          aria-label="Logo"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Without the reset, the same file would not fire a second change event.
            event.target.value = "";
            if (file) void upload(file);
          }}
        />
      </div>
    </Field>
  );
}
