/**
 * Movements, equipment and sides as lifters of other languages write them, folded: without accents, in lower case. Each
 * line has the English words and the beginnings of foreign ones; longer ones are looked for first.
 */
const LINES = `
incline bench press: developpe incline|schragbankdrucken|press inclinado|press de banca inclinad|panca inclinata|supino inclinado|wyciskanie skos|lutande bankpress|skrabankpress|vinopenkkipunnerrus|жим лежа под углом|жим на наклонной
decline bench press: developpe decline|negativbankdrucken|press declinado|press de banca declinad|panca declinata|supino declinado
bench press: developpe couche|bankdrucken|press de banca|press banca|press de pecho|panca piana|distensioni su panca|distensioni panca|supino|wyciskanie na lawce|wyciskanie sztangi na lawce|wyciskanie sztangi lezac|wyciskanie lezac|wyciskanie hantli na lawce|bankdrukken|bankpress|bankpres|benkpress|penkkipunnerrus|fekvenyomas|жим лежа|жим штанги лежа|жим гантелей лежа
overhead press: developpe militaire|developpe epaules|schulterdrucken|uberkopfdrucken|militardrucken|press militar|press de hombro|press hombro|lento avanti|spinte sopra la testa|shoulder press manubri|desenvolvimento|wyciskanie nad glowe|wyciskanie zolnierskie|schouderdruk|militarpress|axelpress|skulderpres|pystypunnerrus|vallbol nyomas|tlaky nad hlavu|жим стоя|армейский жим|жим над головой
leg press: presse a cuisses|presse cuisses|beinpresse|prensa de pierna|prensa pierna|prensa inclinada|prensa|pressa|wypychanie nog|suwnica|beenpers|benpress|beinpress|jalkaprassi|labtolo|жим ногами
front squat: squat avant|frontkniebeuge|sentadilla frontal|squat frontale|agachamento frontal|przysiad przedni|frontboj
squat: kniebeuge|sentadilla|agachamento|przysiad|kniebuiging|knaboj|knebøy|kneboy|kyykky|guggolas|drep|приседан|присед
romanian deadlift: souleve de terre roumain|rumanisches kreuzheben|peso muerto rumano|stacco rumeno|levantamento terra romeno|rumunski martwy ciag|martwy ciag rumunski|rumansk marklyft|румынская тяга
sumo deadlift: souleve de terre sumo|sumo-kreuzheben|sumokreuzheben|peso muerto sumo|stacco sumo|тяга сумо
deadlift: souleve de terre|kreuzheben|peso muerto|stacco da terra|stacco|levantamento terra|peso morto|martwy ciag|marklyft|markloft|dodloft|maastaveto|felhuzas|mrtvy tah|mrtvo dizanje|становая тяга|становая
lat pulldown: tirage vertical|tirage poitrine|latzug|latziehen|jalon al pecho|jalon|lat machine|puxada|sciaganie drazka|latsdrag|ylatalja|lehuzas|тяга верхнего блока|тяга вертикального блока
face pull: tirage visage|tiron a la cara
row: rowing barre|rowing haltere|rowing poulie|rowing buste penche|tirage horizontal|tirage buste|rudern|langhantelrudern|kurzhantelrudern|kabelrudern|remo|rematore|remada|wioslowanie|roeien|roddragning|rodd|roing|kulmasoutu|soutu|evezes|pritahy|veslanje|тяга в наклоне|тяга штанги в наклоне|тяга гантели|тяга горизонтального блока|тяга нижнего блока
pull-up: traction|klimmzug|klimmzuge|dominada|trazioni|trazione|barra fixa|podciaganie|optrekken|leuanveto|huzodzkodas|shyby|zgib|подтягиван|barfiks
push-up: pompe|liegestutz|flexiones de brazo|flexiones de pecho|flexiones|lagartijas|piegamenti|flexao de braco|flexoes|pompki|opdrukken|armhavning|armheving|punnerrus|fekvotamasz|kliky|sklek|отжиман|sinav
dip: barrenstutz|fondos|paralelas|poreczach|брусьях
lunge: fente|ausfallschritt|zancada|desplante|affondi|affondo|afundo|avanco|wykrok|zakrok|uitvalspas|utfall|utfald|askelkyykky|kitores|vypad|iskorak|выпад
lateral raise: elevations laterales|elevation laterale|seitheben|elevaciones laterales|elevacion lateral|alzate laterali|elevacao lateral|elevacoes laterais|wznosy bokiem|unoszenie bokiem|zijwaarts heffen|sidolyft|sidehev|sidelof|vipunosto|oldalemeles|upazovani|махи в стороны|разведение гантелей в стороны|разведения в стороны
front raise: elevations frontales|elevation frontale|frontheben|elevaciones frontales|alzate frontali|elevacao frontal|wznosy przodem|frontlyft
calf raise: mollet|wadenheben|elevacion de talon|elevaciones de talon|gemelo|pantorrilla|polpacci|panturrilha|lydki|wspiecia|kuitheffen|vadpress|tahev|legghev|pohjenousu|vadliemeles|lytka|икры|подъем на носки
leg extension: extension des jambes|extensions de jambes|beinstrecker|beinstrecken|extension de pierna|extension de cuadriceps|cadeira extensora|prostowanie nog|benspark|beinspark|polvenojennus|labnyujtas|разгибание ног
leg curl: ischio|flexion des jambes|beinbeuger|beincurl|curl femoral|flexion de pierna|femorales|mesa flexora|cadeira flexora|uginanie nog|bencurl|beincurl|labhajlitas|сгибание ног
hip thrust: releve de hanches|poussee de hanches|huftstoss|beckenheben|elevacion de cadera|empuje de cadera|ponte|elevacao pelvica|wypychanie bioder|hoftlof|lantionnosto|ягодичный мост
fly: ecarte|fliegende|aperturas|croci|crucifixo|voador|rozpietki|разведение гантелей лежа|сведение рук
pullover: uberzug|uberzuge|przenoszenie
curl: curl biceps|bizepscurl|bizeps-curl|bizeps curl|curl de biceps|rosca|uginanie ramion|uginanie przedramion|bicepscurl|hauiskaanto|bicepsz|bicepsovy zdvih|сгибание рук|подъем на бицепс|подъем штанги на бицепс
triceps pushdown: trizepsdrucken|extension triceps poulie|jalon de triceps|extension de triceps en polea|spinte in basso|triceps polia|prostowanie ramion na wyciagu
skull crusher: barre au front|stirndrucken|rompecraneos|press frances|wyciskanie francuskie|французский жим
triceps: trizeps|tricipite|tricipiti|трицепс|tricepsz|ojentaja
biceps: bizeps|bicipite|bicipiti|бицепс|hauis
shrug: haussement|haussements|schulterheben|encogimiento|scrollate|encolhimento|szrugsy|шраги
plank: gainage|planche|unterarmstutz|plancha|prancha|deska|lankku|планка
crunch: abdominaux|bauchpresse|abdominales|addominali|abdominal|brzuszki|скручивания|vatsarutistus
hip abduction: abduction de hanche|abduction des hanches|abduction de jambe|abduktion|abductores|abductora|abduttori|cadeira abdutora
hip adduction: adduction de hanche|adduction des hanches|adduktion|aductores|adductora|adduttori|cadeira adutora
back extension: extensions lombaires|ruckenstrecker|hiperextension|гиперэкстензия
chest: poitrine|pectoraux|brust|pecho|petto|peito|klatka|borst|brost|bryst|rinta|mell|грудь
back: rucken|espalda|dorso|schiena|costas|plecy|rygg|selka|спина
shoulder: epaule|epaules|schulter|schultern|hombro|hombros|spalle|ombro|ombros|barki|schouder|axlar|skulder|olkapaa|плечи
leg: jambe|jambes|bein|beine|pierna|piernas|gambe|perna|pernas|nogi|benen|jalat|ноги
arm: bras|arme|brazo|brazos|braccia|braco|bracos|ramiona|armar|kadet|руки
barbell: barre|langhantel|lh|lang-hantel|barra|bilanciere|sztanga|sztangi|sztange|halterstang|skivstang|stang|tanko|rud|cinka|cinkou|sipka|sipke|штанга|штанги|штангой
dumbbell: haltere|halteres|kurzhantel|kurzhanteln|kh|mancuerna|mancuernas|manubri|manubrio|hantle|hantli|hantlami|hantel|hantlar|handvagt|manualer|manual|kasipaino|kasipainot|kezisulyzo|jednorucka|jednoruckami|bucica|гантели|гантель|гантелями
kettlebell: kugelhantel|pesa rusa|girya|гиря
ez bar: barre ez|sz-stange|sz stange|barra z|barra ez|barra w|bilanciere ez|sztanga lamana
smith machine: machine smith|multipresse|maquina smith|multipower|suwnica smitha
machine: maschine|maquina|macchina|maszyna|maszynie|maszyny|maskin|laite|gep|stroj|тренажер|тренажере
cable: poulie|poulies|kabel|kabelzug|polea|poleas|cavo|cavi|polia|cabo|wyciag|wyciagu|talja|csiga|kladka|kladce|блок|блоке|кроссовер
band: elastique|widerstandsband|banda|elastico|guma|резина
bodyweight: poids du corps|korpergewicht|eigengewicht|peso corporal|corpo libero|peso do corpo|lichaamsgewicht|kroppsvikt|собственный вес
single-arm: un bras|a un bras|unilateral|unilaterale|einarmig|a una mano|un brazo|una mano|un braccio|uma mao|jednoracz|enarms|yhden kaden|egykezes|одной рукой
single-leg: une jambe|einbeinig|a una pierna|una pierna|una gamba|uma perna|jednonoz|enbens|одной ногой
seated: assis|assise|sitzend|sentado|sentada|seduto|siedzac|zittend|sittande|siddende|sittende|istuen|ulo|сидя
standing: debout|stehend|de pie|in piedi|em pe|stojac|staand|staende|seisten|allo|стоя
lying: couche|allonge|liegend|tumbado|acostado|sdraiato|deitado|lezac|liggend|liggande|лежа
incline: inclinee|schragbank|inclinado|inclinada|inclinato|skos|наклонной
assisted: assiste|unterstutzt|asistida|asistido|assistita|assistido|wspomagane
wide: prise large|weiter griff|agarre ancho|presa larga|pegada aberta
close: prise serree|enger griff|agarre cerrado|presa stretta|pegada fechada
`;

const CONCEPTS = LINES.trim()
  .split("\n")
  .flatMap((line) => {
    const [english = "", foreign = ""] = line.split(": ");
    return foreign.split("|").map((words) => [words, english] as const);
  })
  .toSorted(([a], [b]) => b.length - a.length);

/** Without accents, so that `Développé` and `developpe` are one word. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ё", "е");

/** The name with the words that are known replaced by English ones; folded. */
export function inEnglish(name: string): { text: string; isTranslated: boolean } {
  const start = ` ${folded(name)} `.replace(/[(),/\s]+/gu, " ");
  let text = start;
  // In capitals, so that no other word is found in what was replaced.
  for (const [words, english] of CONCEPTS) {
    const at = text.indexOf(words);
    if (at < 0 || /[\p{L}\p{N}]/u.test(text[at - 1] ?? " ")) continue;
    // The rest of the word is an ending, such as a plural; short words must be whole.
    const rest = /^[\p{L}\p{M}]*/u.exec(text.slice(at + words.length))?.[0] ?? "";
    if (rest.length > (words.length > 4 ? MOST_ENDING : words.length > 3 ? 1 : 0)) continue;
    text = `${text.slice(0, at)} ${english.toUpperCase()} ${text.slice(at + words.length + rest.length)}`;
  }
  const english = text.replace(/\s+/gu, " ").toLowerCase();
  return { text: english.trim(), isTranslated: english !== start };
}

const MOST_ENDING = 4;
