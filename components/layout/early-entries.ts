/**
 * Hands over what was typed, chosen and sent before the page is awake. The page is seen before its scripts run: React
 * would take no notice of what stands in a field already, and draw over it; the browser itself would send a form by
 * loading the page anew. Each field is put back to what React takes it for, and entered again.
 */
export const earlyEntriesSource = `(function(){
var entries=new Map(),sent;
function isChoice(field){return /^(radio|checkbox)$/.test(field.type)}
function note(event){
var field=event.target;
if(!("value" in field))return;
entries.delete(field);
entries.set(field,isChoice(field)?field.checked:field.value)}
function keep(event){event.preventDefault();sent=event}
function enter(entered,field){
if(!field.isConnected)return;
if(isChoice(field)){
field.checked=!entered;
return field.click()}
if(field.type!=="file"){
field.value=entered+" ";
Object.getOwnPropertyDescriptor(field.constructor.prototype,"value").set.call(field,entered)}
field.dispatchEvent(new Event(/^(file|select)/.test(field.type)?"change":"input",{bubbles:true}))}
document.addEventListener("input",note,true);
document.addEventListener("submit",keep,true);
new MutationObserver(function(_,watch){
watch.disconnect();
document.removeEventListener("input",note,true);
document.removeEventListener("submit",keep,true);
entries.forEach(enter);
if(sent&&sent.target.isConnected)sent.target.requestSubmit(sent.submitter)
}).observe(document.documentElement,{attributeFilter:["data-awake"]})
})()`;
