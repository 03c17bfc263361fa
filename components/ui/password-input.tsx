"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "./button";
import { Input, type InputProps } from "./input";

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
          {/* Hidden text instead of aria-label, so that a query for the field's label does not match this. */}
          <span className="sr-only">{shown ? "Hide password" : "Show password"}</span>
        </Button>
      }
    />
  );
}
