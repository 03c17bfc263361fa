"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "./button";
import { Input, type InputProps } from "./input";
import { passwordTexts } from "./texts";

/** A password field whose text can be shown. */
export function PasswordInput(props: Omit<InputProps, "type" | "trailing">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <Button variant="ghost" size="icon" onClick={() => setShown(!shown)}>
          <Icon aria-hidden />
          {/* Text and not aria-label, so that looking up a field by its label never finds this button. */}
          <span className="sr-only">{shown ? passwordTexts.hide : passwordTexts.show}</span>
        </Button>
      }
    />
  );
}
