import { pageTexts } from "@/app/texts";
import { ClosedScreen } from "@/components/platform/frame/closed-screen";

export const metadata = { title: pageTexts.shareClosed };
export const viewport = { colorScheme: "light dark" };

export default ClosedScreen;
