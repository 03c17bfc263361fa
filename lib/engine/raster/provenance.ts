/** How a picture was made: two of the IPTC's digital source types. */
export type DigitalSource = "trainedAlgorithmicMedia" | "compositeWithTrainedAlgorithmicMedia";

const SENTENCE = "AI-generated projection of a body transformation, not a photograph";

export function provenanceXmp(source: DigitalSource): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}">
   <dc:description>
    <rdf:Alt>
     <rdf:li xml:lang="x-default">${SENTENCE}</rdf:li>
    </rdf:Alt>
   </dc:description>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

export const withCaption = (xmp: string, caption: string): string =>
  xmp.replace(SENTENCE, () => escaped(`${SENTENCE}. ${caption}`));

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? "");
