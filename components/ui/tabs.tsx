"use client";

import { Tabs as RadixTabs } from "radix-ui";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
} from "react";
import { cn } from "./cn";
import { segmentedItem, segmentedTrack } from "./segmented";

/** `segmented` is for sub-views: a second underlined row would look like the same level. */
type TabsLook = "underline" | "segmented";

const LookContext = createContext<TabsLook>("underline");
const ChosenContext = createContext("");

type TabsProps = ComponentProps<typeof RadixTabs.Root> & { value: string };

export function Tabs(props: TabsProps) {
  return (
    <ChosenContext.Provider value={props.value}>
      <RadixTabs.Root {...props} />
    </ChosenContext.Provider>
  );
}

export const TabsContent = RadixTabs.Content;

const lists: Record<TabsLook, string> = {
  underline: "flex overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none]",
  segmented: segmentedTrack,
};

const triggers: Record<TabsLook, string> = {
  underline: cn(
    "relative h-[46px] rounded-[10px] focus-visible:-outline-offset-3 shrink-0 px-4 font-label text-muted-foreground text-sm transition-colors duration-quick hover:text-foreground",
    "data-[state=active]:font-display data-[state=active]:text-foreground",
    "data-[state=active]:after:absolute data-[state=active]:after:inset-x-3.5 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-[3px] data-[state=active]:after:bg-primary",
  ),
  segmented: cn(
    segmentedItem,
    "data-[state=active]:border-input data-[state=active]:bg-card data-[state=active]:font-button data-[state=active]:text-foreground dark:data-[state=active]:bg-accent",
  ),
};

type TabsListProps = ComponentProps<typeof RadixTabs.List> & { look?: TabsLook };

export function TabsList({ look = "underline", className, ...props }: TabsListProps) {
  return (
    <LookContext.Provider value={look}>
      <RadixTabs.List className={cn(lists[look], className)} {...props} />
    </LookContext.Provider>
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  const look = useContext(LookContext);
  const isChosen = useContext(ChosenContext) === props.value;
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row may be wider than a phone, and the address may choose its last tab.
    if (isChosen) trigger.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [isChosen]);
  return (
    <RadixTabs.Trigger
      ref={trigger}
      className={cn(triggers[look], className)}
      // Radix would focus the last focused tab, even after the page has selected another.
      tabIndex={isChosen ? 0 : -1}
      {...pointerFocus}
      {...props}
    />
  );
}

const unmark = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset.byPointer;
};

/** Radix focuses pressed controls by script, and browsers then show the focus ring; globals.css hides it. */
export const pointerFocus = {
  onMouseDown: ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.dataset.byPointer = "";
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => unmark(event),
  onBlur: unmark,
};
