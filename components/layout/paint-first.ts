const AFTER_A_FRAME_MS = 500;
const AT_THE_LATEST_MS = 5000;

/**
 * Holds the page's scripts back until it has been seen once. They are `async`: where they come before the first
 * picture, as they do from a phone's cache, they would run before it and keep the phone from drawing it. A page that
 * nobody looks at does not wait, and none waits much longer than a frame takes. Each starts in a task of its own, between
 * which the page answers. It has to stand before the scripts.
 */
export const paintFirstSource = `(function(){
if(document.hidden||!window.PerformanceObserver)return;
var held=[];
var arrivals=new MutationObserver(function(records){records.forEach(function(record){record.addedNodes.forEach(function(node){
if(node.tagName==="SCRIPT"&&node.src&&node.hasAttribute("async")&&!node.hasAttribute("nomodule")){node.type="text/held";held.push(node)}})})});
function release(){
arrivals.disconnect();
held.splice(0).forEach(function(script){setTimeout(start,0,script)})}
function start(script){
var copy=document.createElement("script");
script.getAttributeNames().forEach(function(name){if(name!=="type")copy.setAttribute(name,script.getAttribute(name))});
copy.nonce=script.nonce;
script.replaceWith(copy)}
arrivals.observe(document.documentElement,{childList:true,subtree:true});
new PerformanceObserver(function(paints){if(paints.getEntriesByName("first-contentful-paint").length)release()})
.observe({type:"paint",buffered:true});
requestAnimationFrame(function(){setTimeout(release,${AFTER_A_FRAME_MS})});
setTimeout(release,${AT_THE_LATEST_MS});
document.addEventListener("visibilitychange",release,{once:true})
})()`;
