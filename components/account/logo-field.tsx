import { ImageUp, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { serverWords } from "@/lib/http/api-error";
import { PHOTO_ASSET } from "@/lib/photos/asset";
import { uploadPhoto } from "@/lib/photos/queries";
import { brandTexts } from "./texts";

type LogoFieldProps = {
  trainerId: string;
  logoUrl: string | null;
  error: string | undefined;
  onChange: (logoUrl: string | null) => void;
  /** While a logo is on its way, saving would lose it. */
  onBusyChange: (busy: boolean) => void;
};

/** The logo is uploaded when it is chosen and becomes the brand's when the form is saved. */
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
      setFailure(serverWords(cause, brandTexts.logoFailed));
    } finally {
      setUploading(false);
      onBusyChange(false);
    }
  };
  return (
    <Field label={brandTexts.logo} control="group" help={brandTexts.logoHint} error={failure ?? error}>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" pending={isUploading} onClick={() => picker.current?.click()}>
          <ImageUp aria-hidden />
          {isUploading ? brandTexts.uploading : logoUrl ? brandTexts.otherLogo : brandTexts.chooseLogo}
        </Button>
        {logoUrl && !isUploading && (
          <Button variant="outline" size="sm" onClick={() => onChange(null)}>
            <Trash2 aria-hidden />
            {brandTexts.removeLogo}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          accept={PHOTO_ASSET.acceptedTypes.join()}
          aria-label={brandTexts.logo}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again.
            event.target.value = "";
            if (file) void upload(file);
          }}
        />
      </div>
    </Field>
  );
}
