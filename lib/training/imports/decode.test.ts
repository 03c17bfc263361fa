import { expect, test } from "vitest";
import { decoded, type Encoding, encodingOf } from "./decode";

function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding.startsWith("utf-16")) {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at++)
      view.setUint16(2 * at, text.charCodeAt(at), encoding === "utf-16le");
    return bytes;
  }
  const table = decoded(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    encoding,
  );
  return Uint8Array.from(text, (letter) => table.indexOf(letter));
}

const ROW = "Date;Exercise;Reps\n2026-09-01;";

test.each<[Encoding, string, string]>([
  ["utf-8", "", "Développé couché; Übung; 卧推"],
  ["utf-8", "\uFEFF", "Kniebeuge für Anfänger"],
  ["utf-16le", "\uFEFF", "Kniebeuge für Anfänger"],
  ["utf-16le", "", "Kniebeuge für Anfänger"],
  ["utf-16be", "\uFEFF", "Développé couché"],
  ["utf-16be", "", "Développé couché"],
  ["windows-1252", "", "Développé couché"],
  ["windows-1252", "", "Überzüge mit Kurzhantel"],
  ["windows-1252", "", "Elevación de talón; Año; Peso muerto rumano"],
  ["windows-1252", "", "Élévations latérales; Tirage; Soulevé; très bien; même"],
  ["windows-1252", "", "Marklyft; Bänkpress; Sittande höftböj; på gång"],
  ["windows-1252", "", "Supino inclinado; Elevação pélvica; Tríceps; Flexão de braços"],
  ["windows-1252", "", "Bench press – 5” pause; don’t stop"],
  ["windows-1250", "", "Wyciskanie leżąc; Martwy ciąg; Przysiad ze sztangą; Podciąganie"],
  ["windows-1250", "", "Dřep s činkou; Tlak na lavičce; Mrtvý tah"],
  ["windows-1250", "", "Fekvenyomás; Guggolás; Felhúzás; Tolódzkodás; Bőr; Fűrész"],
  ["windows-1250", "", "Čučanj; Mrtvo dizanje; Izvlačenje; Veslačke vježbe; Potisak šipke"],
  ["windows-1251", "", "Жим лежа; Присед; Становая тяга"],
  ["windows-1251", "", "Присідання зі штангою; Підтягування; Ґанок"],
  ["windows-1250", "", "Ridicări; Împins la piept; Genuflexiuni faţă; Tracţiuni"],
  ["windows-1250", "", "Tlak na lavici s jednoručkami; Přítahy; Leh-sed; výpady; Pozn.: těžké"],
  ["windows-1250", "", "Zakroki; Wyciskanie nad głowę; Ćwiczenie; Notatka: było ciężko, ale dałem radę"],
  ["windows-1253", "", "Πιέσεις στήθους; Καθίσματα; Άρσεις θανάτου"],
  ["windows-1254", "", "Göğüs presi; Çömelme; Şınav; Ağırlık; Barfiks çekişi; İtiş"],
  [
    "windows-1257",
    "",
    "Spaudimas gulint; Pritūpimai; Mirties trauka; Prisitraukimai; Atsispaudimų pratimas; ėjo sunkiai",
  ],
  ["windows-1257", "", "Spiešana guļus; Pietupieni; Vilkme; Pievilkšanās; Piezīmes: grūti"],
  ["windows-1257", "", "Rinnalt surumine; Kükid; Jõutõmme; Lõuatõmbed; Märkus: väga raske"],
])("%s is recognised: %s%s", (encoding, mark, text) => {
  const bytes = encode(`${mark}${ROW}${text}`, encoding);
  expect(encodingOf(bytes)).toBe(encoding);
  expect(decoded(bytes, encoding)).toBe(`${ROW}${text}`);
});

test.each<[Encoding, string, number[]]>([
  ["shift_jis", "ベンチプレス", [0x83, 0x78, 0x83, 0x93, 0x83, 0x60, 0x83, 0x76, 0x83, 0x8c, 0x83, 0x58]],
  ["euc-kr", "스쿼트", [0xbd, 0xba, 0xc4, 0xf5, 0xc6, 0xae]],
  ["gb18030", "深蹲", [0xc9, 0xee, 0xb6, 0xd7]],
  ["big5", "深蹲", [0xb2, 0x60, 0xc3, 0xdb]],
])("%s is recognised by %s", (encoding, text, bytes) => {
  const file = Uint8Array.of(...new TextEncoder().encode(ROW), ...bytes);
  expect(encodingOf(file)).toBe(encoding);
  expect(decoded(file, encoding)).toBe(`${ROW}${text}`);
});

test("a letter that an app has cut in two makes UTF-8 no other encoding", () => {
  const text = new TextEncoder().encode(`${ROW}Développé couché; Übung 💪`);
  const cut = new Uint8Array([...text.slice(0, -2), ...new TextEncoder().encode("\n")]);
  expect(encodingOf(cut)).toBe("utf-8");
});

test("Windows-1252 has its quotes and the euro sign", () => {
  expect(decoded(Uint8Array.of(0x80, 0x93, 0x97, 0xe9), "windows-1252")).toBe("€“—é");
});
