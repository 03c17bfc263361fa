/**
 * Keeps a form that is sent before its page is awake, and sends it once it is. The page is seen before its scripts run:
 * the browser would send the form itself, load the page anew, and what was typed would be gone.
 */
export const earlySubmitSource = `(function(){
var root=document.documentElement,kept;
function keep(event){event.preventDefault();kept=event}
document.addEventListener("submit",keep,true);
new MutationObserver(function(_,watch){
watch.disconnect();
document.removeEventListener("submit",keep,true);
if(kept&&kept.target.isConnected)kept.target.requestSubmit(kept.submitter)
}).observe(root,{attributeFilter:["data-awake"]})
})()`;
