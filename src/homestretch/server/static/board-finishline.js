import{g as r}from"./part-JVS53XD4.js";function e(o){return r("pre",{class:"raw-view",children:JSON.stringify(o.view,null,1)})}export{e as default};
