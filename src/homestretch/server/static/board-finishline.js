import{b as r}from"./part-YKHUOP5S.js";function e(o){return r("pre",{class:"raw-view",children:JSON.stringify(o.view,null,1)})}export{e as default};
