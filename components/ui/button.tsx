import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement } from "react";
import { cn } from "./cn";
import { focusRefused } from "./refused";
import { Spinner } from "./spinner";

export const buttonVariants = cva(
  [
    "pressable inline-flex shrink-0 items-center justify-center gap-[9px] border border-transparent print:hidden",
    "font-button font-stretch-104% whitespace-nowrap select-none",
    "disabled:pointer-events-none aria-disabled:pointer-events-none",
    "[&_svg]:size-[22px] [&_svg]:shrink-0 [&_svg]:stroke-[1.9]",
  ],
  {
    variants: {
      variant: {
        primary: "bg-primary text-primary-foreground hover:bg-primary/90",
        secondary: "bg-secondary text-secondary-foreground hover:bg-accent",
        outline: "border-input text-foreground hover:bg-accent",
        ghost: "text-foreground hover:bg-accent",
        destructive: "bg-destructive text-destructive-foreground hover:bg-destructive/90",
        link: "text-primary underline-offset-4 hover:underline",
      },
      size: {
        md: "min-h-13 rounded-control px-5 text-base",
        lg: "min-h-15 rounded-control px-6 text-[1.0625rem]",
        sm: "min-h-11 rounded-icon px-3.5 text-sm [&_svg]:size-[18px] [&_svg]:stroke-2",
        xs: "min-h-11 rounded-icon px-3 text-label pointer-fine:min-h-9 pointer-fine:rounded-image [&_svg]:size-[18px] [&_svg]:stroke-2",
        icon: "size-11 rounded-icon",
      },
      block: { true: "w-full" },
      pending: {
        true: "",
        false: "disabled:border-border disabled:bg-muted disabled:text-muted-foreground",
      },
    },
    compoundVariants: [
      {
        variant: "link",
        class: "min-h-11 border-0 px-0 font-label font-stretch-100% text-sm disabled:bg-transparent",
      },
      { variant: "ghost", pending: false, class: "disabled:bg-transparent" },
    ],
    defaultVariants: { variant: "primary", size: "md", pending: false },
  },
);

/** For a long label, which goes on in a second line where large text leaves it no room. */
export const wrapping = "max-w-full shrink py-1 text-center whitespace-normal";

export type ButtonProps = ComponentProps<"button"> &
  Omit<VariantProps<typeof buttonVariants>, "pending"> & {
    /** Shows a spinner and ignores presses, but keeps colour and focus. */
    pending?: boolean;
    /** Saves the fields around it, so it first sends the focus to one that holds refused text. */
    saves?: boolean;
    /** Styles the only child instead, for example a link. */
    asChild?: boolean;
  };

export function Button({
  variant,
  size,
  block,
  pending = false,
  saves = false,
  asChild = false,
  disabled,
  onClick,
  className,
  children,
  type = "button",
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size, block, pending }), className);
  /** No message may lie over it. */
  const isMain = !variant || variant === "primary" || undefined;
  if (asChild) {
    const child = children as ReactElement<ComponentProps<"button">>;
    const given = { "data-main": isMain, onClick, ...props, ...child.props };
    return cloneElement(child, { ...given, className: cn(classes, child.props.className) });
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a submit button from submitting its form.
    if (pending || (saves && focusRefused(event.currentTarget))) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      data-main={isMain}
      className={classes}
      disabled={disabled}
      // Not `disabled`: that would drop the focus.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
      {...props}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
